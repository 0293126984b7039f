/**
 * @generated SignedSource<<954724ec3e5868bf982dc756de3ec02e>>
 * @relayHash f651e99deb63118068f873e2a8f474a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60ebce817807bd7ac21c20e59537acc722475148e398ef1a3325cff0b8587ba8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60ebce817807bd7ac21c20e59537acc722475148e398ef1a3325cff0b8587ba8",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
