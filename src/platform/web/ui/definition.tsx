import './definition.css';
import { Info } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../texts/i18n.ts';
import { Icon } from './icon.tsx';
import type { texts } from './texts.en.ts';

interface DefinitionProps {
  /** The figure that is explained, as it is named beside it. */
  readonly of: string;
  /** What it counts, in one or two sentences. */
  readonly text: string;
}

/** An (i) beside a figure that says what it counts. */
export const Definition = ({ of, text }: DefinitionProps) => {
  const t = useText<typeof texts>('ui');
  const label = t('whatIs', { name: of });
  return (
    <DialogTrigger>
      <Button className="definition" aria-label={label}>
        <Icon of={Info} />
      </Button>
      <Popover className="menu definition-text" placement="bottom" offset={6}>
        <Dialog aria-label={label}>{text}</Dialog>
      </Popover>
    </DialogTrigger>
  );
};
