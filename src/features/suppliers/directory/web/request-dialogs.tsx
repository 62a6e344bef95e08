import { useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { AskDialog } from '#platform/web/ui/overlays/ask-dialog.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { TextArea } from '#platform/web/ui/forms/text-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { directoryContract, type DirectorySupplier, type QueuedRequest } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { EntryFields, entryOf, SupplierPicker, useEntryForm } from './entry-form.tsx';

interface DialogProps {
  readonly request: QueuedRequest;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const stale = [directoryContract.listQueuedRequests, directoryContract.listDirectory];

const words = {
  contacted: { title: 'contactTitle', text: 'contactText', confirm: 'contact', done: 'contactDone' },
  declined: { title: 'declineTitle', text: 'declineText', confirm: 'decline', done: 'declineDone' },
} as const;

/** Tells the person who asked that the supplier is contacted, or that it did not work out. */
export const MoveDialog = ({
  request: { id, name },
  state,
  onClose,
  onDone,
}: DialogProps & { readonly state: 'contacted' | 'declined' }) => {
  const t = useText<typeof texts>('directory');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useSend(directoryContract.answerRequest, stale);
  const isDeclined = state === 'declined';
  const answer = () => {
    const said = note.trim();
    if (isDeclined && said === '') return setMissing(true);
    void send
      .mutateAsync({ params: { requestId: id }, body: { state, ...(said === '' ? {} : { note: said }) } })
      .then(
        () => {
          onDone();
          showToast({ text: t(words[state].done, { name }) });
        },
        () => undefined,
      );
  };
  return (
    <AskDialog
      title={t(words[state].title, { name })}
      confirmLabel={t(words[state].confirm)}
      isDestructive={isDeclined}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={answer}
      onClose={onClose}
    >
      <p className="consequence">{t(words[state].text)}</p>
      <TextArea
        label={t('reason')}
        isOptional={!isDeclined}
        maxLength={1000}
        value={note}
        error={isMissing ? t('reasonMissing') : undefined}
        onChange={(event) => {
          setNote(event.target.value);
          setMissing(false);
        }}
      />
    </AskDialog>
  );
};

/** Adds what was asked for: a supplier that the directory has, or a new one. */
export const AddDialog = ({ request, onClose, onDone }: DialogProps) => {
  const t = useText<typeof texts>('directory');
  const { id, name, organizationNumber } = request;
  const [how, setHow] = useState<'listed' | 'new'>('listed');
  const [search, setSearch] = useState(name);
  const [chosen, setChosen] = useState<DirectorySupplier | null>(null);
  const [isMissing, setMissing] = useState(false);
  // An entry that was made stays made when the answer after it fails.
  const [createdId, setCreatedId] = useState<string | null>(null);
  const create = useSend(directoryContract.createDirectorySupplier, stale);
  const send = useSend(directoryContract.answerRequest, stale);
  const first = { displayName: name, organizationNumber: organizationNumber ?? '' };
  const { form, refusal } = useEntryForm(first, create.error);
  const answer = async (supplierId: string) => {
    await send.mutateAsync({ params: { requestId: id }, body: { state: 'added', supplierId } });
    onDone();
    showToast({ text: t('addDone', { name }) });
  };
  const addNew = form.handleSubmit(async (written) => {
    const made = await create.mutateAsync({ body: entryOf(written) });
    setCreatedId(made.id);
    await answer(made.id);
  });
  const add = async () => {
    const supplierId = how === 'listed' ? (chosen?.id ?? null) : createdId;
    if (supplierId !== null) await answer(supplierId);
    else if (how === 'listed') setMissing(true);
    else await addNew();
  };
  return (
    <AskDialog
      title={t('addTitle', { name })}
      confirmLabel={t('addConfirm')}
      isBusy={create.isPending || send.isPending}
      error={send.error ?? refusal}
      onConfirm={() => void add().catch(() => undefined)}
      onClose={onClose}
    >
      <RadioList
        legend={t('addHow')}
        value={how}
        onChange={(value) => {
          setHow(value);
          setMissing(false);
        }}
        choices={[
          { value: 'listed', label: t('addListed') },
          { value: 'new', label: t('addNew') },
        ]}
      />
      {how === 'listed' ? (
        <SupplierPicker
          search={search}
          onSearch={setSearch}
          chosen={chosen}
          onChoose={setChosen}
          isMissing={isMissing && chosen === null}
        />
      ) : (
        <EntryFields form={form} onChange={() => create.reset()} />
      )}
      <p className="muted small">{t('addText')}</p>
    </AskDialog>
  );
};
