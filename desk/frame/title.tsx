import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { countWords } from './places.ts';

type SetTitle = (words: string | null) => void;
const TitleContext = createContext<SetTitle>(() => undefined);

type TitleProps = { brand: string; unread: number; children: ReactNode };

/** Sets the window title: `(5) Open, cuelight desk`. */
export function TitleProvider({ brand, unread, children }: TitleProps) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    const count = unread > 0 ? `(${countWords(unread)}) ` : '';
    document.title = `${count}${words ? `${words}, ` : ''}${brand} desk`;
  }, [brand, unread, words]);
  return <TitleContext value={setWords}>{children}</TitleContext>;
}

export function useTitle(words: string): void {
  const setTitle = useContext(TitleContext);
  useEffect(() => {
    setTitle(words);
    return () => setTitle(null);
  }, [setTitle, words]);
}
