/**
 * @generated SignedSource<<5a592699aeeea8dbda48b430c3236fba>>
 * @relayHash e99ad3888fcbc5e7b5af8812dd5523e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 741d9c06a00b6f84897edec567e3389814da32a3a8762d83bf9951c049d97e07

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "741d9c06a00b6f84897edec567e3389814da32a3a8762d83bf9951c049d97e07",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
