import { ownersOwn, signedIn, staffOnly, themselves } from './matrix-cells.ts';

/** The matrix of what is new and of conversations with support. */
export const helpCells = {
  // Row 49.
  guides: {
    readNews: signedIn,
    countNews: signedIn,
    markNewsRead: themselves,
    readFilms: signedIn,
    hideFilm: themselves,
  },
  // Row 48.
  chat: {
    readHelp: themselves,
    listConversations: themselves,
    readConversation: ownersOwn,
    startConversation: themselves,
    sendMessage: ownersOwn,
    markRead: ownersOwn,
    solve: ownersOwn,
    uploadFiles: themselves,
    downloadFile: ownersOwn,
  },
  chatQueue: {
    listQueue: staffOnly,
    readQueued: staffOnly,
    answer: staffOnly,
    markSeen: staffOnly,
    settle: staffOnly,
    downloadQueued: staffOnly,
    queueEvents: staffOnly,
  },
};
