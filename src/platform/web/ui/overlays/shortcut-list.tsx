import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useCharacterKeys, useShortcut } from '../shell/shortcut.ts';
import type { texts } from '../texts.en.ts';

interface ShortcutListProps {
  /** Keys as printed on them, and what they do here. */
  readonly shortcuts: readonly (readonly [keys: readonly string[], effect: string])[];
}

/** A quiet button, and `?`, that show the keys of this screen and let a person turn them off for good. */
export const ShortcutList = ({ shortcuts }: ShortcutListProps) => {
  const t = useText<typeof texts>('ui');
  const [isOpen, setOpen] = useState(false);
  const areOn = useCharacterKeys((state) => state.areOn);
  useShortcut(['?'], () => setOpen(true));
  return (
    <div className="shortcuts">
      <Button kind="quiet" isSmall icon={Keyboard} onClick={() => setOpen(true)}>
        {t('shortcuts')}
      </Button>
      {isOpen && (
        <FormDialog title={t('shortcuts')} onClose={() => setOpen(false)}>
          <dl className="keys">
            {shortcuts.map(([keys, effect]) => (
              <div key={effect}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
          <label className="option">
            <input
              className="check"
              type="checkbox"
              role="switch"
              checked={areOn}
              aria-checked={areOn}
              onChange={() => useCharacterKeys.setState({ areOn: !areOn })}
            />
            {t('shortcutsOn')}
          </label>
          <div className="acts">
            <Button onClick={() => setOpen(false)}>{t('close')}</Button>
          </div>
        </FormDialog>
      )}
    </div>
  );
};
