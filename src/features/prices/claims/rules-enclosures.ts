/** What goes with a letter at most: mail servers take some 25 MB, and base64 makes bytes a third more. */
const most = { files: 20, bytes: 10_000_000 } as const;

/** The files that a letter can bring, in their order: one that is too large for the room that is left is passed over. */
export const thatFit = <File extends { readonly size: number }>(files: readonly File[]): File[] => {
  let room: number = most.bytes;
  return files
    .filter(({ size }) => {
      if (size > room) return false;
      room -= size;
      return true;
    })
    .slice(0, most.files);
};
