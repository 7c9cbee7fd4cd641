import type { ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';
import { useLocation } from 'wouter';
import './Tabs.css';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Address of the page with this tab open: what the tab leads to without JavaScript, and what one shares. */
  href: string;
  panel: ReactNode;
}

/** Panels of which one is shown. Each tab is a link too, so that the page works without JavaScript. */
export function Tabs({ label, tabs, selected }: { label: string; tabs: readonly Tab[]; selected: string }) {
  const [, navigate] = useLocation();
  return (
    <Base.Root
      className="tabs"
      value={selected}
      onValueChange={(id) => {
        const tab = tabs.find((candidate) => candidate.id === id);
        if (tab) navigate(tab.href, { replace: true });
      }}
    >
      <Base.List className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="tabs-tab"
            nativeButton={false}
            // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the tab's children come through Base UI
            render={<a href={tab.href} />}
            onClick={(event) => event.preventDefault()}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="tabs-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
