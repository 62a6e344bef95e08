import { Download } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useMayEdit } from '../session/state.ts';
import { useText } from '../texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { texts } from '../ui/texts.en.ts';
import { latePart } from '../ui/late-part.tsx';
import { loadParts, slot } from './slots.ts';

/** What a list on the screen can be had as: itself, as it is filtered, and what stands beside it. */
export interface ListAsk {
  /** The list's name among those that can be exported. */
  readonly list: string;
  /** The query of the screen's own call; days and pages in it are passed over. */
  readonly filter: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The columns on the screen, by their ids; left out: all. */
  readonly columns?: readonly string[];
  /** The days on the screen; left out where it has none. */
  readonly range?: { readonly from?: string; readonly to?: string };
}

/** The feature that makes files of lists. */
export interface ExportParts {
  readonly ExportDialog: ComponentType<{ readonly ask: ListAsk; readonly onClose: () => void }>;
}

export const exportParts = slot<ExportParts>('files of lists');

const Nothing: ExportParts['ExportDialog'] = () => null;

const Dialog = latePart(async () => (await loadParts(exportParts)).ExportDialog ?? Nothing);

/** Staff who act as a customer take no rows with them. */
const taking = { impersonated: 'refused' } as const;

/** The way from a list to a file of it, for those who may take one. What it asks is loaded when it is asked. */
export const ListExport = ({ ask }: { readonly ask: ListAsk }) => {
  const t = useText<typeof texts>('ui');
  const mayEdit = useMayEdit();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button icon={Download} collapses does={taking} onClick={() => setIsOpen(true)}>
        {t('export')}
      </Button>
      {isOpen && <Dialog ask={ask} onClose={() => setIsOpen(false)} />}
    </>
  );
};
