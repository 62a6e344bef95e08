import { getDocumentProxy } from 'unpdf';
import { Refusal } from '../refusal.ts';

/** An open document of pdf.js; whoever opens it destroys its loading task. */
export type PDFDocumentProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a PDF; images of more than `maxImageSize` pixels are left out. Throws `Refusal` when it is encrypted or broken. */
export const openPdf = async (
  bytes: Uint8Array,
  options: { readonly maxImageSize?: number } = {},
): Promise<PDFDocumentProxy> => {
  try {
    // pdf.js takes the buffer over, so it gets its own copy.
    return await getDocumentProxy(new Uint8Array(bytes), {
      useSystemFonts: false,
      verbosity: 0,
      ...options,
    });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new Refusal(encrypted ? 'pdf.encrypted' : 'pdf.broken', String(error));
  }
};
