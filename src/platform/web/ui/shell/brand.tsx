import { homePath } from '#platform/wire/doors.ts';
/** The plate that is also an eye. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15.5" fill="var(--enamel)" />
    <circle cx="16" cy="16" r="12" fill="none" stroke="#fff" strokeWidth="1.4" />
    <circle cx="16" cy="16" r="7.4" fill="#fff" />
    <circle cx="17.3" cy="16" r="3.7" fill="var(--enamel)" />
    <circle cx="18.6" cy="14.6" r="1.2" fill="#fff" />
  </svg>
);

/** Logo and wordmark, leading home. */
export const Brand = ({ href = homePath() }: { href?: string }) => (
  <a className="brand" href={href}>
    <Logo />
    <span className="lb">Krogkoll</span>
  </a>
);
