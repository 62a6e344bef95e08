import type { ReactNode } from 'react';
import { startPath } from '#platform/wire/doors.ts';
import { FocusedHelp, type SupportContact } from './focused-help.tsx';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { FocusedLayout } from '../ui/shell/focused-layout.tsx';
import { Stepper } from '../ui/shell/stepper.tsx';

interface GetStartedProps {
  /** The screen's name, for the window title. */
  readonly title: string;
  /** Restaurants, suppliers, review, power of attorney, done; none before the first and for strangers. */
  readonly stage?: 1 | 2 | 3 | 4 | 5;
  readonly brandHref?: string;
  readonly contact?: SupportContact | undefined;
  readonly onLogOut?: (() => void) | undefined;
  /** Back, later, and the one button that goes on. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The focused screens from an account to a restaurant whose invoices come. Needs the texts of `web`. */
export const GetStarted = ({
  title,
  stage,
  brandHref = startPath(),
  contact,
  onLogOut,
  footer,
  children,
}: GetStartedProps) => {
  const t = useText<typeof texts>('web');
  const stages = [
    t('stageOutlets'),
    t('stageSuppliers'),
    t('stageReview'),
    t('stageSigning'),
    t('stageDone'),
  ];
  return (
    <FocusedLayout
      title={title}
      brandHref={brandHref}
      tools={<FocusedHelp contact={contact} onLogOut={onLogOut} />}
      footer={footer}
      {...(stage === undefined
        ? {}
        : {
            stepper: (
              <Stepper
                label={t('getStartedPlace', { stage })}
                place={t('stagePlace', { stage })}
                stages={stages}
                current={stage}
              />
            ),
          })}
    >
      {children}
    </FocusedLayout>
  );
};
