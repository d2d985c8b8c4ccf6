import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { formatCount } from './navigation-entries.ts';

type SetTitle = (name: string | null) => void;
const TitleContext = createContext<SetTitle>(() => undefined);

type TitleProps = { brand: string; unread: number; children: ReactNode };

/** Sets the window title: `(5) Open, cuelight desk`. */
export function TitleProvider({ brand, unread, children }: TitleProps) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const count = unread > 0 ? `(${formatCount(unread)}) ` : '';
    document.title = `${count}${name ? `${name}, ` : ''}${brand} desk`;
  }, [brand, unread, name]);
  return <TitleContext value={setName}>{children}</TitleContext>;
}

export function useTitle(name: string): void {
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    setTitle(name);
    return () => setTitle(null);
  }, [setTitle, name]);
}
