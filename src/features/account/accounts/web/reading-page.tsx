import { FocusedLayout } from '#platform/web/ui/shell/focused-layout.tsx';
import { LanguageChoice } from '#platform/web/frame/door.tsx';
import { SupportLine } from '#platform/web/frame/support-line.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { homePath } from '#platform/wire/doors.ts';
import type { texts } from '../texts-reading.en.ts';

const parts = {
  terms: ['service', 'account', 'plans', 'data', 'reading', 'power', 'ending', 'changes'],
  privacy: ['who', 'kept', 'why', 'invoices', 'long', 'seen', 'cookies', 'rights'],
} as const;

/** The terms, or how personal data are treated: to read, for everybody. */
export const ReadingPage = ({ kind }: { readonly kind: 'terms' | 'privacy' }) => {
  const t = useText<typeof texts>('accounts-reading');
  const sections =
    kind === 'terms'
      ? parts.terms.map((part) => ({ part, title: t(`terms.${part}`), text: t(`terms.${part}.text`) }))
      : parts.privacy.map((part) => ({ part, title: t(`privacy.${part}`), text: t(`privacy.${part}.text`) }));
  return (
    <FocusedLayout title={t(kind)} brandHref={homePath()} tools={<LanguageChoice />}>
      <div className="step medium">
        <div className="intro">
          <h1 tabIndex={-1}>{t(kind)}</h1>
          <p className="lede">{t(`${kind}.lede`)}</p>
        </div>
        {sections.map(({ part, title, text }) => (
          <Card key={part} title={title}>
            <p>{text}</p>
          </Card>
        ))}
        <p className="small muted">
          <SupportLine />
        </p>
      </div>
    </FocusedLayout>
  );
};
