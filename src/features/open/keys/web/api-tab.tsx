import { useText } from '#platform/web/texts/i18n.ts';
import { useAppState } from '#platform/web/session/state.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { apiDocsPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import type { ApiParts } from './feature.tsx';
import { KeysCard } from './keys-card.tsx';

/** How do programs reach us? Owners have keys, assistants and webhooks; others see that they exist. */
export const ApiTab = ({
  parts: { Assistants, Connected, Webhooks },
}: {
  readonly parts: Partial<ApiParts>;
}) => {
  const t = useText<typeof texts>('keys');
  const unit = useAppState((state) => state.selectedUnit);
  if (unit?.role !== 'owner')
    return (
      <Card title={t('keys')} aside={<a href={apiDocsPath()}>{t('docs')}</a>}>
        <p>{t(unit === null ? 'noOutlet' : 'ownersOnly')}</p>
      </Card>
    );
  return (
    <>
      <KeysCard key={unit.id} />
      {Assistants !== undefined && <Assistants />}
      {Connected !== undefined && <Connected />}
      {Webhooks !== undefined && <Webhooks />}
    </>
  );
};
