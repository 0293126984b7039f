/**
 * @generated SignedSource<<e37326487eae983bb9a3a19435bfac60>>
 * @relayHash 94a2584e535b39b250f35bbddaa12cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abdb827206810ec865f939db34e6b44bf7c1fe7d2b60d6644b7a8a030700b93d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abdb827206810ec865f939db34e6b44bf7c1fe7d2b60d6644b7a8a030700b93d",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
