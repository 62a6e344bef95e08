import { type ReactNode, useId } from 'react';

interface CardProps {
  readonly title?: string;
  /** Right of the title: a link, a note, a count. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card is a region named by its title. */
export const Card = ({ title, aside, className = '', children }: CardProps) => {
  const id = useId();
  return (
    <section className={`card ${className}`} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
      {title !== undefined && (
        <header>
          <h2 id={id}>{title}</h2>
          {aside}
        </header>
      )}
      <div className="body">{children}</div>
    </section>
  );
};

/** Terms and values in rows, the value to the right. */
export const Facts = ({
  facts,
  columns = 1,
}: {
  facts: readonly (readonly [string, ReactNode])[];
  columns?: 1 | 2;
}) => (
  <dl className={columns === 2 ? 'facts two' : 'facts'}>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
