/** Paths of the product's own and web addresses, as people write them in a sentence. */
const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g;

/** Words with their web addresses to follow; those of others open beside the product and learn nothing of it. */
export const LinkedWords = ({ text }: { readonly text: string }) => (
  <>
    {text.split(address).map((part, index) => {
      if (index % 2 === 0) return part;
      const isOwn = part.startsWith(`${location.origin}/`);
      return (
        <a
          key={`${index} ${part}`}
          href={part}
          {...(isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' })}
        >
          {part}
        </a>
      );
    })}
  </>
);
