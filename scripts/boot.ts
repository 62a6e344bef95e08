import { startProduct } from '../e2e/support/product.ts';

// The last proof before a change lands: what was built starts on an empty folder, serves and stops when asked.
const product = await startProduct({ env: { NODE_ENV: 'development' } });
const statuses: string[] = [];
try {
  for (const path of ['/api/health', '/']) {
    const { status } = await fetch(`${product.url}${path}`);
    statuses.push(`${path} ${status}`);
  }
} finally {
  statuses.push(`exit ${await product.stop()}`);
}
const said = statuses.join(', ');
console.log(said);
if (said !== '/api/health 200, / 200, exit 0') {
  console.log(product.printed());
  process.exitCode = 1;
}
