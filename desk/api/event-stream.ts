import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#shared/desk/api.ts';
import { createRefresher } from './refresher.ts';

const second = 1_000;
const streamPath = '/desk/api/events';
const channelName = 'desk-events';

function openStream(onEvent: (event: LiveEvent) => void, onReconnect: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  function open() {
    source = new EventSource(streamPath);
    source.onopen = () => {
      losses = 0;
      onReconnect();
    };
    source.onmessage = ({ data }) => onEvent(JSON.parse(data) as LiveEvent);
    source.onerror = () => {
      source?.close();
      const wait = Math.min(second * 2 ** losses, 30 * second);
      losses += 1;
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    };
  }
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

function shareStream(onEvent: (event: LiveEvent) => void, onReconnect: () => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return openStream(onEvent, onReconnect);
  const channel = new BroadcastChannel(channelName);
  const controller = new AbortController();
  let close: (() => void) | undefined;
  channel.onmessage = ({ data }: MessageEvent<LiveEvent | 'catch up'>) => {
    if (data === 'catch up') onReconnect();
    else onEvent(data);
  };
  const runAsLeader = () =>
    new Promise<void>((done) => {
      if (controller.signal.aborted) return done();
      const stop = openStream(
        (event) => {
          channel.postMessage(event);
          onEvent(event);
        },
        () => {
          channel.postMessage('catch up');
          onReconnect();
        },
      );
      close = () => {
        stop();
        done();
      };
    });
  navigator.locks.request(channelName, { signal: controller.signal }, runAsLeader).catch(() => undefined);
  return () => {
    controller.abort();
    close?.();
    channel.close();
  };
}

let listenerCount = 0;
let closeStream: (() => void) | undefined;

/** Refreshes queries on server-sent events. All components and tabs share one connection. */
export function useEventStream(): void {
  const client = useQueryClient();
  useEffect(() => {
    listenerCount += 1;
    if (listenerCount === 1) {
      const refresher = createRefresher(client);
      const close = shareStream(refresher.handleEvent, refresher.refreshAll);
      closeStream = () => {
        close();
        refresher.stop();
      };
    }
    return () => {
      listenerCount -= 1;
      if (listenerCount === 0) closeStream?.();
    };
  }, [client]);
}
