import { tasksContract } from '#features/account/tasks/contract.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { radarContract } from '../contract.ts';

/** Answers a finding; what it waits in is asked for again. */
export const useAnswer = () =>
  useSend(radarContract.answerFinding, [radarContract.readRadar, tasksContract.listTasks]);
