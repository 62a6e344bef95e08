import { Check } from 'lucide-react';
import { Icon } from '../icon.tsx';
import './stepper.css';

interface StepperProps {
  /** The whole of it, such as `Get started, step 2 of 5`. */
  readonly label: string;
  /** Where one stands, under the stage's name on phones, such as `Step 2 of 5`. */
  readonly place: string;
  readonly stages: readonly string[];
  /** From 1; what comes before it is done. */
  readonly current: number;
}

/** The stages of a longer task. Below 1000 px only the current one, over a segment for each. */
export const Stepper = ({ label, place, stages, current }: StepperProps) => (
  <>
    <ol className="stages" aria-label={label}>
      {stages.map((stage, index) => {
        const number = index + 1;
        const isCurrent = number === current;
        return (
          <li
            key={stage}
            className={number < current ? 'done' : ''}
            {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="n">{number < current ? <Icon of={Check} /> : number}</span>
            <span>
              {stage}
              {isCurrent && <span className="of">{place}</span>}
            </span>
          </li>
        );
      })}
    </ol>
    <span className="segments" aria-hidden="true">
      {stages.map((stage, index) => (
        <i key={stage} className={index < current ? 'on' : ''} />
      ))}
    </span>
  </>
);
