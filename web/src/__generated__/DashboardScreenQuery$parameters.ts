/**
 * @generated SignedSource<<ea5d24e439aa90b4552b1a53c413b111>>
 * @relayHash fc3c21b41c94951fecb93ded51f25dbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f63dbef96794b6ca56a11fe7739513692b656f740b4cadb6c17e3a115954d30c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f63dbef96794b6ca56a11fe7739513692b656f740b4cadb6c17e3a115954d30c",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
