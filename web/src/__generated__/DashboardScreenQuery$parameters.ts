/**
 * @generated SignedSource<<dda7417d98b1091779d721a472b75f6c>>
 * @relayHash 8610c48f97a5e6ee1ee686faffd9fc8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b4410484330734a371c0a7126ed4750bca8c85346c9f169ab17d716cc5cc16d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b4410484330734a371c0a7126ed4750bca8c85346c9f169ab17d716cc5cc16d",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
