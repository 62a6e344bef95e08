import { useRef, useState } from 'react';
import { CallFailed } from '#platform/web/calls/api.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { chatContract } from '../contract.ts';
import type { MessageFile, Written } from '../contract-message.ts';
import { longestMessage, mostFiles } from '../rules.ts';

interface ComposerOptions {
  /** Throws `CallFailed`. */
  readonly send: (written: Written) => Promise<void>;
  /** Whether the page that is open goes along with the first message from it. */
  readonly attachesPage: boolean;
}

/** The page behind the chat: its address and what its window is called. */
const openPage = (): NonNullable<Written['page']> => ({
  path: (location.pathname + location.search).slice(0, 500),
  title: document.title.replace(/ · Krogkoll$/, '').slice(0, 200),
});

/** What is being written: words, files that are uploaded already, and the page. */
export const useComposer = ({ send, attachesPage }: ComposerOptions) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState('');
  const [files, setFiles] = useState<readonly MessageFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const page = attachesPage && sentFrom !== location.pathname ? openPage() : null;
  const error = useErrorText(failure?.failure ?? null);
  const canSend = !isSending && !isUploading && (words.trim() !== '' || files.length > 0);

  const add = async (chosen: readonly File[]): Promise<void> => {
    const taken = chosen.slice(0, mostFiles - files.length);
    if (taken.length === 0) return;
    setUploading(true);
    setFailure(null);
    const result = await upload(chatContract.uploadFiles, {}, taken);
    setUploading(false);
    if (result.hasError) setFailure(new CallFailed(result.error, result.errorData));
    else setFiles((before) => [...before, ...result.data.files]);
  };

  const submit = async (): Promise<void> => {
    if (!canSend) return;
    setSending(true);
    setFailure(null);
    try {
      await send({ words: words.trim(), fileIds: files.map(({ id }) => id), page });
      setWords('');
      setFiles([]);
      if (page !== null) dismissPage();
    } catch (caught) {
      if (!(caught instanceof CallFailed)) throw caught;
      setFailure(caught);
    } finally {
      setSending(false);
      field.current?.focus();
    }
  };

  const dismissPage = () => setSentFrom(location.pathname);

  return {
    field,
    words,
    setWords: (text: string) => setWords(text.slice(0, longestMessage)),
    /** Puts words into an empty line, for the person to go on with. */
    begin: (text: string) => {
      setWords((before) => (before.trim() === '' ? text : before));
      field.current?.focus();
    },
    files,
    isFull: files.length >= mostFiles,
    add,
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    page,
    dismissPage,
    submit,
    canSend,
    isSending,
    isUploading,
    error: failure === null ? null : error,
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
