/** Papers around an order: quotations, confirmations, notes of delivery, lists. */
import { across } from '../../format.ts';
import { Sheet } from '../../sheet.ts';
import { type Letter, senders } from './letters.ts';

export const lettersTradeC: readonly Letter[] = [
  {
    kind: 'freight-bill',
    hard: 'consignment note with sender, receiver and carrier',
    producer: 'ghostscript',
    seller: senders.box,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 46, 'FRAKTSEDEL / WAYBILL', { size: 13, font: 'bold' });
      s.frame(40, 60, 300, 130);
      s.block(46, 74, ['Avsändare', p.supplier.name, p.supplier.street, p.supplier.post]);
      s.frame(310, 60, 555, 130);
      s.block(316, 74, ['Mottagare', p.buyer.name, p.buyer.street, p.buyer.post]);
      s.frame(40, 140, 555, 240);
      across(
        s,
        154,
        [
          [46, 'Kolli'],
          [120, 'Godsslag'],
          [360, 'Vikt kg'],
          [450, 'Volym m3'],
        ],
        { font: 'bold' },
      );
      across(s, 170, [
        [46, '2'],
        [120, 'Emballage på pall, ej stapelbart'],
        [360, '148'],
        [450, '1,92'],
      ]);
      s.block(46, 270, [
        `Sändningsnr ${p.order}-${p.customer}`,
        `Hämtdatum ${p.delivered}`,
        'Frakten betalas av avsändaren',
        'Mottagarens kvittens: ______________________',
      ]);
      return s.drawing();
    },
  },
];
