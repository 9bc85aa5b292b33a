export { Component, loader, meta, Waiting } from './staff-banner-list.page.tsx';
