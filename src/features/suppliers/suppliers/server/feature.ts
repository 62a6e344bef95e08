import { serverFeature } from '#platform/server/features/feature.ts';
import { writeSupplierDirectory } from './commands.ts';
import { directoryOf } from './queries-directory.ts';
import { supplierLinkRoutes } from './routes-links.ts';
import { supplierRequestRoutes } from './routes-requests.ts';
import { supplierRoutes } from './routes.ts';

/** Suppliers as restaurants find, choose and ask for them. */
export const suppliersFeature = serverFeature({
  routes: (served) => ({
    suppliers: supplierRoutes(served, directoryOf(served.db)),
    supplierLinks: supplierLinkRoutes(served),
    supplierRequests: supplierRequestRoutes(served, directoryOf(served.db)),
  }),
  starting: ({ db }) => writeSupplierDirectory(db),
});
