/** A text whose `<b>…</b>` parts are strong; everything else stays text. */
export const RichText = ({ text }: { text: string }) => (
  <>
    {text.split(/<b>(.*?)<\/b>/).map((part, index) =>
      index % 2 === 1 ? (
        <b className="strong ink" key={index}>
          {part}
        </b>
      ) : (
        part
      ),
    )}
  </>
);
