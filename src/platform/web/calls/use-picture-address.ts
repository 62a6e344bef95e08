import { useEffect, useState } from 'react';

/** An address of bytes for as long as the component stands; null without bytes. */
export const usePictureAddress = (bytes: Blob | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === null) return setAddress(null);
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
};
