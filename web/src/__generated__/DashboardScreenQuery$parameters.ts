/**
 * @generated SignedSource<<7148e1a1a37655fea4a02ddbe63ce1f9>>
 * @relayHash 2a8df1451d0b93c231d751debadd5703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc98c3fa24d02e9d7ff03af5c9cbb76e3f31a99acd066e84f8311a64407f3c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dc98c3fa24d02e9d7ff03af5c9cbb76e3f31a99acd066e84f8311a64407f3c3",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
