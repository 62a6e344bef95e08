/** Loads the one library of machine code, before the doors of a child close; no other can be loaded after. */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);
// Only the readers of what people send: none for SVG, PDF, GIF and others, which are programs or call other libraries.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Tiff', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
