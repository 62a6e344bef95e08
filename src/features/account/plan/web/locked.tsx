import { Lock } from 'lucide-react';
import { useCall } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Plate } from '#platform/web/ui/plate.tsx';
import { planContract } from '../contract.ts';
import type { PlanPart } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import styles from './locked.module.css';
import { nextPlan } from './plan-names.ts';
import { WayOut } from './way-out.tsx';

/** What is locked, in words of its own; `part` is what the owner is asked about. */
const parts = {
  history: 'invoices',
  number: 'waiting',
  article: 'articles',
  supplier: 'suppliers',
  limits: 'limits',
} as const satisfies Readonly<Record<string, PlanPart>>;

export type LockedThing = keyof typeof parts;

/** In the place of what the plan does not show: what it is in one sentence, and the one way to it. */
export const Locked = ({ what }: { what: LockedThing }) => {
  const t = useText<typeof texts>('plan');
  const format = useFormat();
  const { data } = useCall(planContract.readPlan, {});
  const gives = data?.gives;
  const values = {
    plan: nextPlan(gives?.plan),
    limit: gives?.analysedInvoices ?? '',
    date: gives === undefined ? '' : format.date(gives.since),
  };
  return (
    <section className={`card ${styles['locked']}`}>
      <Plate icon={Lock} isLarge />
      <div>
        <h2>{t(`locked.${what}`, values)}</h2>
        <p>{t(`locked.${what}Text`, values)}</p>
      </div>
      {(what !== 'history' || gives?.plan === 'starter') && <WayOut part={parts[what]} />}
    </section>
  );
};
