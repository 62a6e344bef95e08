import { Bell, Eye, LayoutDashboard, LogOut, ReceiptText, Utensils } from 'lucide-react';
import { useState } from 'react';
import { AppShell } from '../shell/app-shell.tsx';
import { Count } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Facts } from '../card.tsx';
import { categoryIcon } from '../category-icon.tsx';
import { DataTable } from '../tables/data-table.tsx';
import { DecisionPair } from '../tables/decision-pair.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { Figure } from '../tables/figures.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { Page } from '../shell/page.tsx';
import { PeriodMenu } from '../tables/period-filter.tsx';
import { Plate } from '../plate.tsx';
import { RichText } from '../rich-text.tsx';
import { Segment } from '../forms/segment.tsx';
import { SumCard } from '../tables/sums.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { TextArea } from '../forms/text-field.tsx';
import { columns } from './kit-columns.tsx';
import { delta, pair, plate, rows } from './kit-rows.tsx';

const link = (href: string, label: string, icon: typeof Eye, isCurrent = false) => ({
  href,
  label,
  icon,
  isCurrent,
});

const links = [
  link('#1', 'Översikt', LayoutDashboard),
  link('#2', 'Fakturor', ReceiptText),
  { ...link('#3', 'Prisbevakning', Eye, true), shortLabel: 'Priser', count: 7, countLabel: '7 artiklar' },
  link('#4', 'Produkter', Utensils),
];

export const KitShell = () => {
  const [open, setOpen] = useState<string | null>(new URLSearchParams(location.search).get('open'));
  const [status, setStatus] = useState('a');
  const panel = open !== null && (
    <Drawer
      title={open}
      detail="Enskärs Kött · art.nr 214070 · pris per kg"
      lead={<Plate icon={categoryIcon('meat')} isLarge />}
      onClose={() => setOpen(null)}
      footer={
        <>
          <TextArea label="Kommentar" isOptional defaultValue="Ringt Enskärs Kött, kredit på väg." rows={1} />
          <DecisionPair
            keep={{ label: 'Behåll 389,00 kr', consequence: 'Fortsätt larma', onDecide: () => undefined }}
            accept={{
              label: 'Bevaka 428,00 kr',
              consequence: 'Godta det nya priset',
              onDecide: () => undefined,
            }}
            note="Gäller alla 3 avvikelser på artikeln."
          />
        </>
      }
    >
      <Facts
        columns={2}
        facts={[
          ['Första avvikelsen', '5 mars'],
          ['Senaste', '17 mars'],
          ['Antal inköp', '3'],
          ['Prisskillnad', '+10,0 %'],
        ]}
      />
    </Drawer>
  );
  return (
    <AppShell
      sign={{
        places: [
          { id: '1', name: 'Krog Bryggan', role: 'Kontoägare' },
          { id: '2', name: 'Lilla Bryggan', role: 'Full behörighet' },
        ],
        selectedId: '1',
        onSelect: () => undefined,
      }}
      mainLinks={links}
      footLinks={[]}
      phoneLinks={links}
      moreLinks={[]}
      user={{ name: 'Elin Sandberg', role: 'Kontoägare', menuLabel: 'Konto, Elin Sandberg' }}
      userMenu={[{ id: 'x', label: 'Logga ut', icon: LogOut, onAction: () => undefined }]}
      footer={<span>Support 08-000 00 00</span>}
    >
      <Page title="Prisbevakning" panel={panel || undefined}>
        <PageHeader
          title="Prisbevakning"
          tools={
            <>
              <PeriodMenu
                period="90d"
                rangeText=""
                range={{}}
                today="2026-03-19"
                onChoose={() => undefined}
              />
              <Button icon={Bell} collapses onClick={() => setOpen('Oxfilé 2-3 kg')}>
                Larmgränser
              </Button>
            </>
          }
        />
        <Tabs
          label="Prisbevakning"
          tabs={[
            { href: '#a', label: 'Översikt', isCurrent: true },
            { href: '#b', label: 'Alla bevakade artiklar', isCurrent: false },
          ]}
        />
        <SumCard label="Sammanfattning" figure={<Figure value="2 065" unit="kr" isTotal />}>
          <RichText text="<b>mer än till bevakade priser.</b> 6 artiklar har blivit dyrare, 1 billigare." />
        </SumCard>
        <Segment
          label="Status"
          value={status}
          onChange={setStatus}
          choices={[
            {
              value: 'a',
              label: (
                <>
                  Ej uppdaterade <Count value={7} />
                </>
              ),
            },
            { value: 'b', label: 'Uppdaterade' },
            { value: 'c', label: 'Ignorerade' },
          ]}
        />
        <DataTable
          label="Artiklar"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.name}
          rowHref={(row) => `#${row.name}`}
          selectedKey={open}
          listRow={(row) => ({
            lead: plate(row),
            title: row.name,
            value: pair(row),
            detail: row.supplier,
            note: delta(row),
          })}
          sort={{ by: 'extra', direction: 'desc' }}
          onSort={() => undefined}
          paging={{ total: 7, onMore: () => undefined }}
        />
      </Page>
    </AppShell>
  );
};
