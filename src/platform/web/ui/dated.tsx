/** A text whose ISO dates stay in one piece: browsers break a line after any hyphen. */
export const Dated = ({ text }: { text: string }) => (
  <>
    {text.split(/(\d{4}-\d{2}-\d{2})/).map((part, index) =>
      index % 2 === 1 ? (
        <span className="nowrap" key={index}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
