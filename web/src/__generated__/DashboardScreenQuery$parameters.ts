/**
 * @generated SignedSource<<508453a143d575ceed601aa8afafd042>>
 * @relayHash 710ba1c267355fe1f5872059795dfd0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11d886725759c4edb192d17ba4c395730454e6ece1c06e4550318cc2b4dee46b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11d886725759c4edb192d17ba4c395730454e6ece1c06e4550318cc2b4dee46b",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
