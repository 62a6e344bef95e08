import { useState } from 'react';
import type { Plan } from '#core/entitlements/entitlements.ts';
import { useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Segment } from '#platform/web/ui/forms/segment.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import type { Billing, PlanStanding } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './billing.module.css';
import { GivenCell } from './given.tsx';
import { PlanAct } from './plan-act.tsx';
import type { PlanActs } from './plan-act.tsx';
import { PlanHead } from './plan-head.tsx';
import { planOrder, planRows } from './plan-rows.ts';

interface PlanTableProps {
  readonly standing: PlanStanding;
  readonly billing: Billing | undefined;
  readonly acts: PlanActs;
}

type OnePlanProps = PlanTableProps & { readonly plan: Plan; readonly isInTable?: boolean };

const OnePlan = ({ plan, standing, billing, acts, isInTable = false }: OnePlanProps) => (
  <>
    <PlanHead plan={plan} standing={standing} billing={billing} isInTable={isInTable} />
    {billing !== undefined && <PlanAct plan={plan} standing={standing} billing={billing} acts={acts} />}
  </>
);

const Wide = (props: PlanTableProps) => {
  const t = useText<typeof texts>('billing');
  const language = useLanguage();
  const { units, plan: current } = props.standing;
  const list = new Intl.ListFormat(language === 'sv' ? 'sv-SE' : 'en-GB').format(units);
  const mark = (plan: Plan) => (plan === current ? styles.rec : '');
  return (
    <section className="tablecard">
      <table className={styles.plans}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <td>
              <p className="strong">{t('units', { count: units.length })}</p>
              <p className="small muted">{t('unitsNote', { units: list })}</p>
            </td>
            {planOrder.map((plan) => (
              <th scope="col" key={plan} className={mark(plan)}>
                <OnePlan plan={plan} isInTable {...props} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows.map(({ label, given }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              {planOrder.map((plan, at) => (
                <td key={plan} className={mark(plan)}>
                  {given[at] !== undefined && <GivenCell given={given[at]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Narrow = (props: PlanTableProps) => {
  const t = useText<typeof texts>('billing');
  const [plan, setPlan] = useState<Plan>(props.standing.plan);
  const at = planOrder.indexOf(plan);
  return (
    <section className="card">
      <div className={`body ${styles.oneplan}`}>
        <Segment
          label={t('title')}
          choices={planOrder.map((value) => ({ value, label: t(`plan.${value}`) }))}
          value={plan}
          onChange={setPlan}
        />
        <OnePlan plan={plan} {...props} />
        <ul className={styles.gives}>
          {planRows.map(({ label, given }) => (
            <li key={label}>
              <span>{t(label)}</span>
              <b>{given[at] !== undefined && <GivenCell given={given[at]} />}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

/** The three plans beside each other, and on a phone one at a time. */
export const PlanTable = (props: PlanTableProps) => {
  const isWide = useIsAtLeast('sm');
  return isWide ? <Wide {...props} /> : <Narrow {...props} />;
};
