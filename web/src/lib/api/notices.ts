/** How somebody is told that it is their turn. */
import type { AwayDocument, ContactDocument, HoursBody } from '../wire-types.ts';
import { get, post, request } from './request.ts';

export const myFeed = () => get<Record<string, string>>('/me/feed');
export const newFeed = () => post<Record<string, string>>('/me/feed');
export const myContact = () => get<ContactDocument>('/me/contact');
export const setContact = (contact: Pick<ContactDocument, 'lang' | 'zone' | 'digest'> & { mail: string }) =>
  request<ContactDocument>('PUT', '/me/contact', contact);
export const confirmMail = (code: string) =>
  request<ContactDocument>('POST', '/me/contact/confirm', { code });
export const myAway = () => get<AwayDocument>('/me/away');
export const leaveUntil = (until: string, zone: string) =>
  request<AwayDocument>('PUT', '/me/away', { until, zone });
export const comeBack = () => request<AwayDocument>('DELETE', '/me/away');
export const setHours = (hours: HoursBody) => request<AwayDocument>('PUT', '/me/hours', hours);
export const setWebhook = (url: string) => request<unknown>('PUT', '/me/webhook', { url });
export const readPushKey = () => get<{ key: string | null }>('/push');
export const subscribe = (subscription: PushSubscriptionJSON) =>
  request<unknown>('PUT', '/me/push', subscription);
export const unsubscribe = (endpoint: string) =>
  request<unknown>('DELETE', `/me/push?endpoint=${encodeURIComponent(endpoint)}`);
