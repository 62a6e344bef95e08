/** Loads the ways to add files: the drawer, and the strip that shows what is on its way. */
export const loadUpload = () => import('./upload-drawer.tsx');

export type UploadParts = Pick<Awaited<ReturnType<typeof loadUpload>>, 'UploadDrawer' | 'UploadStrip'>;
