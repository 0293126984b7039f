/**
 * @generated SignedSource<<486da94b0d7f818114359c4d8d3078db>>
 * @relayHash c76a84fbcc11d321f4ad66aabb48ab95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e88799bdef1decb542e863934aa4ff4e771a2ce09efbee98ae324d536e1cc967

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e88799bdef1decb542e863934aa4ff4e771a2ce09efbee98ae324d536e1cc967",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
