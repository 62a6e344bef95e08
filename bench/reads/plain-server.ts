/**
 * A plain server of the pages in a table `page`: each request reads one row by its key over pg and sends its JSON as it stands,
 * without rights, checks or compression. Run by bench/reads/plain.ts with the address of a database; prints its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const prefix = '/api/hospitad/';

const server = createServer((request, response) => {
  const path = (request.url ?? '').slice(prefix.length);
  pool
    .query<{ body: string }>({ name: 'page', text: 'select body from page where path = $1', values: [path] })
    .then(({ rows: [page] }) => {
      response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(page?.body);
    })
    .catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
