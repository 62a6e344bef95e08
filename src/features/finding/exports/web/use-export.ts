import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, callOrThrow, useSend } from '#platform/web/calls/query.ts';
import { CallFailed } from '#platform/web/calls/api.ts';
import { fetchBytes, saveBytes } from '#platform/web/calls/download.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import type { ListAsk } from '#platform/web/frame/list-export.tsx';
import { useLanguage } from '#platform/web/texts/i18n.ts';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import { type ExportAsk, exportsContract } from '../contract.ts';
import { type ExportListName, type FileFormat, hasPeriod } from '../rules.ts';
import { filterOf, firstOption, offeredBy, type PeriodOption, periodOptions } from '../rules-dialog.ts';

export type Preview = ReplyOf<typeof exportsContract.previewExport>;

/** What a file of these would hold, before it is made. */
export const usePreview = (body: ExportAsk) =>
  useQuery<Preview, CallFailed>({
    queryKey: callKey(exportsContract.previewExport, { body }),
    queryFn: ({ signal }) => callOrThrow(exportsContract.previewExport, { body }, { signal }),
    placeholderData: keepPreviousData,
  });

const useFile = (onDone: () => void) => {
  const [state, setState] = useState<{ isBusy: boolean; error: CallFailed | null }>({
    isBusy: false,
    error: null,
  });
  const start = useSend(exportsContract.startExport, [exportsContract.listExports]);
  return {
    isBusy: state.isBusy || start.isPending,
    error: state.error ?? start.error,
    download: async (body: ExportAsk, fileName: string): Promise<void> => {
      setState({ isBusy: true, error: null });
      const result = await fetchBytes(exportsContract.downloadExport, { body });
      if (result.hasError) {
        setState({ isBusy: false, error: new CallFailed(result.error, result.errorData) });
        return;
      }
      saveBytes(result.data, fileName);
      onDone();
    },
    make: (body: ExportAsk, onStarted: () => void): void =>
      start.mutate(
        { body },
        {
          onSuccess: () => {
            onStarted();
            onDone();
          },
        },
      ),
  };
};

const daysOf = (list: ExportListName, option: PeriodOption | undefined) => ({
  from: hasPeriod(list) ? (option?.from ?? null) : null,
  to: hasPeriod(list) ? (option?.to ?? null) : null,
});

/** What is chosen in the dialog, what each choice would hold, and how its file is had. */
export const useExport = (ask: ListAsk, exportDays: number, onDone: () => void) => {
  const language = useLanguage();
  const [today] = useState(todayInSweden);
  const lists = offeredBy(ask.list);
  const [list, setList] = useState<ExportListName>(lists[0]);
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const screen = ask.range ?? {};
  const options = periodOptions(screen, today, exportDays);
  const [period, setPeriod] = useState(() => firstOption(options, screen));
  const option = options.find(({ choice }) => choice === period);
  const bodyOf = (of: ExportListName): ExportAsk => ({
    list: of,
    // What stands beside the list has none of its filters: they are about other things.
    filter: of === lists[0] ? filterOf(ask.filter) : {},
    columns: of === lists[0] ? (ask.columns === undefined ? null : [...ask.columns]) : null,
    ...daysOf(of, option),
    format,
    language,
  });
  const body = bodyOf(list);
  const preview = usePreview(body);
  const file = useFile(onDone);
  return {
    lists,
    bodyOf,
    list,
    setList,
    format,
    setFormat,
    options,
    option,
    period,
    setPeriod,
    isDated: hasPeriod(list),
    preview: preview.isPlaceholderData ? undefined : preview.data,
    lastPreview: preview.data,
    error: file.error ?? preview.error,
    isBusy: file.isBusy,
    download: (fileName: string) => void file.download(body, fileName),
    make: (onStarted: () => void) => file.make(body, onStarted),
  };
};

export type ExportChoice = ReturnType<typeof useExport>;
