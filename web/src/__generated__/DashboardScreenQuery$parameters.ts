/**
 * @generated SignedSource<<2c41774cfbf70ebf3d3090437fa408e3>>
 * @relayHash e1b0580f2db3923b91fff7d34b881c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6789e7d8a3f80540e7156d061cbfee107fe2bf41109db2698587e135ee500de6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6789e7d8a3f80540e7156d061cbfee107fe2bf41109db2698587e135ee500de6",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
