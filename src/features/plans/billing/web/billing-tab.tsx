import styles from './billing.module.css';
import { BillsCard, NextBill } from './bills-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PlanOverview } from './plan-overview.tsx';
import { useBilling } from './use-billing.ts';
import { VatCard } from './vat-card.tsx';

/** Plan, payment and invoices, in the account; whoever is no owner is told the plan and whom to ask. */
export const Billing = () => {
  const { isOwner, plan, billing } = useBilling();
  return (
    <>
      <PlanOverview />
      {isOwner && plan.data !== undefined && billing.data !== undefined && (
        <>
          <div className={styles.two}>
            <PaymentCard standing={plan.data} billing={billing.data} />
            <NextBill billing={billing.data} />
          </div>
          <BillsCard />
          <VatCard key={billing.data.vatNumber?.number ?? ''} billing={billing.data} />
        </>
      )}
    </>
  );
};
