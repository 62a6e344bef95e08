import { useEffect } from 'react';
import { call, CallFailed } from '#platform/web/calls/api.ts';
import { callKey, useCall, useSend } from '#platform/web/calls/query.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAppState } from '#platform/web/session/state.ts';
import type { Language } from '#platform/web/texts/language.ts';
import { useLanguage } from '#platform/web/texts/i18n.ts';
import { chatContract } from '../contract.ts';
import type { Message, Written } from '../contract-message.ts';
import { openChat, useChat } from './chat-state.ts';
import { stale, useHelp } from './use-help.ts';

/** A conversation as the person who asks has it. */
export interface Talk {
  readonly language: Language;
  /** Null: nothing is asked yet. */
  readonly conversationId: string | null;
  readonly messages: readonly Message[];
  readonly isSolved: boolean;
  readonly seenAt: string | null;
  readonly isLoading: boolean;
  readonly error: CallFailed | null;
  readonly retry: () => void;
  /** Sends into the conversation, or begins one; throws `CallFailed`. */
  readonly send: (written: Written) => Promise<void>;
  readonly solve: () => void;
}

/** The conversation that is chosen, else the one to go on with. What is shown of it counts as seen. */
export const useTalk = (): Talk => {
  const client = useQueryClient();
  const language = useLanguage();
  const help = useHelp();
  const chosen = useChat((state) => state.conversationId);
  const unitId = useAppState((state) => state.selectedUnit?.id ?? null);
  const conversationId = chosen === undefined ? (help.data?.conversationId ?? null) : chosen;
  const params = { conversationId: conversationId ?? '' };
  const read = useCall(chatContract.readConversation, { params }, conversationId !== null);
  const { mutate: solve } = useSend(chatContract.solve, stale);
  const { mutate: markRead } = useSend(chatContract.markRead, [
    chatContract.readHelp,
    chatContract.listConversations,
  ]);
  const shown = conversationId !== null && read.data?.id === conversationId ? read.data : undefined;
  const newest = shown?.messages.findLast(({ author }) => author === 'staff')?.id;
  useEffect(() => {
    if (conversationId !== null && newest !== undefined) markRead({ params: { conversationId } });
  }, [conversationId, newest, markRead]);
  const send = async (written: Written): Promise<void> => {
    const sent =
      conversationId === null
        ? await call(chatContract.startConversation, { body: { ...written, unitId } })
        : await call(chatContract.sendMessage, { params: { conversationId }, body: written });
    if (sent.hasError) throw new CallFailed(sent.error, sent.errorData);
    if ('conversationId' in sent.data) openChat(sent.data.conversationId);
    await Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: callKey(one) })));
  };
  return {
    language,
    conversationId,
    messages: shown?.messages ?? [],
    isSolved: shown?.isSolved ?? false,
    seenAt: shown?.seenAt ?? null,
    isLoading: help.isPending || (conversationId !== null && shown === undefined && !read.isError),
    error: help.data === undefined ? help.error : read.error,
    retry: () => void Promise.all([help.refetch(), conversationId === null ? null : read.refetch()]),
    send,
    solve: () => conversationId !== null && solve({ params: { conversationId } }),
  };
};
