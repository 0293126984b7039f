/**
 * @generated SignedSource<<c4121a7bad2d11e8ff32e76d5b49a601>>
 * @relayHash 8678efb5239a685601588c59f002e9c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1aea76f6b87282405847c31a3a35cc21238e4350b537ab3d13496306b5575e0c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1aea76f6b87282405847c31a3a35cc21238e4350b537ab3d13496306b5575e0c",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
