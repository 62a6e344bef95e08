import { useImpersonation } from './impersonation.ts';
import { useMayEdit } from './state.ts';

/** Whether the person may make restaurants here: staff may look, and make none in a customer's name. */
export const useMayRegister = (): boolean => {
  const mayEdit = useMayEdit();
  const visit = useImpersonation();
  return mayEdit && visit === null;
};
