import type { ReactNode } from 'react';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import styles from './Tree.module.css';

export interface TreeNode {
  key: string | number;
  title: string;
  /** Small print after the title. */
  detail?: ReactNode;
  /** Links to what can be done with it. */
  actions?: ReactNode;
  children: readonly TreeNode[];
}

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** On the button that opens and closes a branch, where scripts run. */
  openLabel: string;
}

/** Nested lists, whose depth every screen reader announces. */
export function NativeTree({ label, nodes }: TreeProps) {
  return (
    <ul className={styles.tree} aria-label={label}>
      <Nodes nodes={nodes} />
    </ul>
  );
}

function Nodes({ nodes }: { nodes: readonly TreeNode[] }) {
  return nodes.map((node) => (
    <li key={node.key} className={styles.node}>
      <div className={styles.line}>
        <TreeLine node={node} />
      </div>
      {node.children.length > 0 ? (
        <ul className={styles.branch}>
          <Nodes nodes={node.children} />
        </ul>
      ) : null}
    </li>
  ));
}

/** A node's content, in both lives. */
export function TreeLine({ node: { title, detail, actions } }: { node: TreeNode }) {
  return (
    <>
      <div>
        <span className={styles.title}>{title}</span>
        {detail ? (
          <>
            <Apart />
            <span className={styles.detail}>{detail}</span>
          </>
        ) : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </>
  );
}
