import { create } from 'zustand';

interface ChatState {
  readonly isOpen: boolean;
  /** The conversation that is shown; undefined: the one to go on with; null: a new one. */
  readonly conversationId: string | null | undefined;
}

/** Whether the chat is open in this window, and on what. */
export const useChat = create<ChatState>()(() => ({ isOpen: false, conversationId: undefined }));

/** Opens the chat where it was left, on a conversation, or on a new one (null). */
export const openChat = (conversationId?: string | null): void => {
  useChat.setState(conversationId === undefined ? { isOpen: true } : { isOpen: true, conversationId });
};

export const closeChat = (): void => {
  useChat.setState({ isOpen: false });
};
