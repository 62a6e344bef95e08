import { Check, Ellipsis, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useMayEdit } from '#platform/web/session/state.ts';
import { type ActionItem, ActionMenu } from '#platform/web/ui/overlays/action-menu.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-look.tsx';
import { FilePicker } from '#platform/web/ui/forms/file-picker.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { invoicePath, reviewPath } from '#features/intake/documents/paths.ts';
import { inboxPath } from '../paths.ts';
import { type ArrivalAction, type ArrivalDetail, inboxContract } from '../contract.ts';
import { actorOf, invoiceAfterAll, nextStepOf, reviewOf } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { replacements } from './arrival-columns.tsx';
import { keepFocus, useArrivalSends } from './arrival-sends.ts';
import { AcceptDialog, DeleteDialog, MoveDialog, RejectDialog, useOtherPlaces } from './arrival-dialogs.tsx';

type Question = { readonly kind: 'delete' | 'move'; readonly documentId: string };

interface Doer {
  readonly name: string;
  readonly actorOf: (action: ArrivalAction) => string | null;
  /** What a button of its own already offers. */
  readonly done?: ArrivalAction | undefined;
  /** A file that is no invoice by what it says, and may be one. */
  readonly mayBeInvoice?: string | null;
}

/** The less usual things to do with an arrival or one of its files, behind one button. */
export const MoreActions = ({ doer, isSmall }: { doer: Doer; isSmall?: boolean }) => {
  const t = useText<typeof texts>('inbox');
  const { retry, restore, replace, settle, reopen } = useArrivalSends();
  const [question, setQuestion] = useState<Question | null>(null);
  const pickerId = useId();
  const hasOtherPlaces = useOtherPlaces().length > 0;
  const itemOf = (action: ArrivalAction, label: string, act: (documentId: string) => void): ActionItem[] => {
    const documentId = doer.done === action ? null : doer.actorOf(action);
    return documentId === null ? [] : [{ id: action, label, onAction: () => act(documentId) }];
  };
  const ask = (kind: Question['kind']) => (documentId: string) => setQuestion({ kind, documentId });
  const restoring = (documentId: string) => void restore(documentId);
  const replaced = doer.actorOf('replace');
  const items = [
    ...(doer.mayBeInvoice == null
      ? []
      : [{ id: 'invoice', label: t('isInvoice'), href: reviewPath(doer.mayBeInvoice) }]),
    ...itemOf('retry', t('readAgain'), (documentId) => void retry(documentId)),
    ...itemOf('replace', t('replace'), () => document.getElementById(pickerId)?.click()),
    ...itemOf('settle', t('settle'), (documentId) => void settle(documentId)),
    ...itemOf('reopen', t('reopen'), (documentId) => void reopen(documentId)),
    ...itemOf('restore', t('restore'), restoring),
    ...(hasOtherPlaces ? itemOf('move', t('move'), ask('move')) : []),
    ...itemOf('delete', t('remove'), ask('delete')),
  ];
  const close = () => {
    setQuestion(null);
    keepFocus();
  };
  const parts = { documentId: question?.documentId ?? '', name: doer.name, onClose: close };
  return (
    <>
      {items.length > 0 && (
        <ActionMenu
          label={isSmall ? t('moreFor', { name: doer.name }) : t('more')}
          isLabelSpoken={isSmall === true}
          className={buttonClass(isSmall ? { isSmall, isIconOnly: true } : { kind: 'quiet', isBlock: true })}
          items={items}
          placement={isSmall ? 'bottom end' : 'top start'}
        >
          <Icon of={Ellipsis} />
          {!isSmall && t('more')}
        </ActionMenu>
      )}
      {replaced !== null && (
        <input
          id={pickerId}
          type="file"
          hidden
          accept={replacements}
          aria-label={t('replace')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void replace(replaced, file);
          }}
        />
      )}
      {question?.kind === 'delete' && <DeleteDialog {...parts} />}
      {question?.kind === 'move' && <MoveDialog {...parts} />}
    </>
  );
};

const SenderDecision = ({ arrival, documentId }: { arrival: ArrivalDetail; documentId: string }) => {
  const t = useText<typeof texts>('inbox');
  const [question, setQuestion] = useState<'accept' | 'reject' | null>(null);
  const mayReject = actorOf(arrival, 'reject') !== null;
  const close = () => {
    setQuestion(null);
    keepFocus();
  };
  return (
    <div className={mayReject ? 'pair' : ''}>
      {mayReject && (
        <Button does={inboxContract.rejectArrival} onClick={() => setQuestion('reject')}>
          {t('reject')}
        </Button>
      )}
      <Button kind="primary" isBlock does={inboxContract.acceptArrival} onClick={() => setQuestion('accept')}>
        {t(arrival.mail === null ? 'acceptFile' : arrival.mail.mayRemember ? 'acceptSender' : 'acceptMail')}
      </Button>
      {question === 'accept' && <AcceptDialog arrival={arrival} documentId={documentId} onClose={close} />}
      {question === 'reject' && <RejectDialog arrival={arrival} documentId={documentId} onClose={close} />}
    </div>
  );
};

const NextStep = ({ arrival }: { arrival: ArrivalDetail }) => {
  const t = useText<typeof texts>('inbox');
  const mayEdit = useMayEdit();
  const { retry, restore, replace, settle } = useArrivalSends();
  const step = nextStepOf(arrival);
  const [only] = arrival.files;
  const restores = actorOf(arrival, 'restore');
  const reviewed = reviewOf(arrival);
  if (reviewed !== null)
    return (
      <ButtonLink kind="primary" isBlock href={reviewPath(reviewed)}>
        {t('review')}
      </ButtonLink>
    );
  if (step === null || !mayEdit) {
    if (mayEdit && restores !== null)
      return (
        <Button kind="primary" isBlock onClick={() => void restore(restores)}>
          {t('restore')}
        </Button>
      );
    if (only === undefined || arrival.fileCount > 1) return null;
    const first = only.duplicateOf === null ? null : inboxPath({ doc: only.duplicateOf });
    const leadsTo = only.invoiceId !== null && first === null ? invoicePath(only.invoiceId) : first;
    return (
      leadsTo !== null && (
        <ButtonLink kind="primary" isBlock href={leadsTo}>
          {t(first === null ? 'openInvoice' : 'openFirst')}
        </ButtonLink>
      )
    );
  }
  const { action, documentId, invoiceId } = step;
  const one = arrival.fileCount > 1 && arrival.files.find(({ id }) => id === documentId);
  const name = one ? one.fileName.split('/').at(-1) : undefined;
  if (action === 'accept-sender') return <SenderDecision arrival={arrival} documentId={documentId} />;
  if (action === 'accept')
    return (
      invoiceId !== null && (
        <ButtonLink kind="primary" isBlock href={invoicePath(invoiceId)}>
          {t('review')}
        </ButtonLink>
      )
    );
  if (action === 'retry')
    return (
      <Button kind="primary" isBlock icon={RotateCcw} onClick={() => void retry(documentId)}>
        {name === undefined ? t('readAgain') : t('readNamed', { name })}
      </Button>
    );
  if (action === 'settle')
    return (
      <Button kind="primary" isBlock icon={Check} onClick={() => void settle(documentId)}>
        {name === undefined ? t('settle') : t('settleNamed', { name })}
      </Button>
    );
  const replaces = name === undefined ? t('replace') : t('replaceNamed', { name });
  return (
    <FilePicker
      className="btn primary block"
      accept={replacements}
      onFiles={([file]) => file !== undefined && void replace(documentId, file)}
    >
      {arrival.links.length > 0 ? t('addFile') : replaces}
    </FilePicker>
  );
};

/** Whether the drawer of an arrival offers anything at all. */
export const hasActions = (arrival: ArrivalDetail, mayEdit: boolean): boolean => {
  if (
    mayEdit &&
    (['retry', 'replace', 'move', 'delete', 'restore', 'settle', 'reopen'] as const).some((one) =>
      actorOf(arrival, one),
    )
  )
    return true;
  if (mayEdit && nextStepOf(arrival) !== null) return true;
  const [only] = arrival.files;
  return arrival.fileCount <= 1 && (only?.invoiceId != null || only?.duplicateOf != null);
};

/** What to do about an arrival: its next step, and the rest behind one button. */
export const ArrivalActions = ({ arrival, name }: { arrival: ArrivalDetail; name: string }) => {
  const mayEdit = useMayEdit();
  const step = nextStepOf(arrival);
  const restores = actorOf(arrival, 'restore') !== null;
  const doer: Doer = {
    name,
    actorOf: (action) => actorOf(arrival, action),
    mayBeInvoice: invoiceAfterAll(arrival),
    done: reviewOf(arrival) !== null ? undefined : (step?.action ?? (restores ? 'restore' : undefined)),
  };
  return (
    <>
      <NextStep arrival={arrival} />
      {mayEdit && <MoreActions doer={doer} />}
    </>
  );
};
