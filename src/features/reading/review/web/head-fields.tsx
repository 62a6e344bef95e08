import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts-desk.en.ts';
import {
  chargeSpec,
  type FieldsProps,
  invoiceSpecs,
  OneField,
  paymentSpecs,
  SupplierField,
  sumSpecs,
  vatNames,
  vatSpec,
} from './one-field.tsx';
import { PrecedingField } from './preceding-field.tsx';
import styles from './readings.module.css';

/** Whose invoice it is, which one, from when, and where it is to be paid. */
export const HeadFields = (props: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const { form } = props;
  return (
    <>
      <div className={styles.reviewfields}>
        <SupplierField {...props} />
        {invoiceSpecs.map((spec) => (
          <OneField key={spec.path} spec={spec} {...props} />
        ))}
        {form.typed.creditNote && <PrecedingField {...props} />}
      </div>
      <h3>{t('payment')}</h3>
      <div className={styles.reviewfields}>
        {paymentSpecs.map((spec) => (
          <OneField key={spec.path} spec={spec} {...props} />
        ))}
      </div>
    </>
  );
};

/** What is added to the lines, VAT per rate, and the sums that the document states. */
export const SumFields = (props: FieldsProps) => {
  const t = useText<typeof texts>('review-desk');
  const { form, isReadOnly } = props;
  const { typed, addVat } = form;
  return (
    <>
      {typed.charges.length > 0 && (
        <div className={styles.reviewfields}>
          {typed.charges.map(({ charge, kind, reason }, at) => (
            <div key={at}>
              <p className="small muted">{`${charge ? '+' : '\u2212'} ${reason ?? t(`kind.${kind}`)}`}</p>
              <OneField spec={chargeSpec(at)} {...props} />
            </div>
          ))}
        </div>
      )}
      {typed.vat.map((_, at) => (
        <div key={at} className={`${styles.reviewfields} ${styles.three}`}>
          {vatNames.map((name) => (
            <OneField key={name} spec={vatSpec(at, name)} {...props} />
          ))}
        </div>
      ))}
      {!isReadOnly && (
        <button type="button" className="linkbtn" onClick={addVat}>
          {t('addVat')}
        </button>
      )}
      <div className={`${styles.reviewfields} ${styles.three}`}>
        {sumSpecs.map((spec) => (
          <OneField key={spec.path} spec={spec} {...props} />
        ))}
      </div>
    </>
  );
};
