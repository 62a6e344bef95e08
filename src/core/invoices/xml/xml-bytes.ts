/** Bytes of the signs that XML's markup is made of. */
export const [less, greater, slash, bang, question, doubleQuote, quote, x] = [
  0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x22, 0x27, 0x78,
];
