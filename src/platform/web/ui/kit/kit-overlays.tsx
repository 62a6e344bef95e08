import { useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { ToastRegion } from '../overlays/toast.tsx';
import { showToast } from '../overlays/toasts.ts';

export const OverlaysSection = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flexr">
      <Button
        onClick={() => showToast({ text: 'Oxfilé 2-3 kg bevakas nu på 428,00 kr.', onUndo: () => undefined })}
      >
        Toast
      </Button>
      <Button
        onClick={() => showToast({ text: 'Något gick fel. Försök igen eller kontakta oss.', isError: true })}
      >
        Error toast
      </Button>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <ToastRegion />
      {isOpen && (
        <ConfirmDialog
          title="Bevaka 428,00 kr i stället?"
          consequence="Oxfilé 2-3 kg. Vi larmar nästa gång priset skiljer sig från 428,00 kr. Gäller alla 3 avvikelser."
          confirmLabel="Bevaka 428,00 kr"
          hasComment
          onConfirm={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      )}
    </div>
  );
};
